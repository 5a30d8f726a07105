import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { type FileEnding, fileKinds } from '../../contract/files.ts'
import { notFound } from './refusal.ts'

/** A file as the answer of a call, opened only after its transaction has ended. */
export class FileAnswer {
  readonly open: () => Promise<Readable | undefined>
  readonly name: string
  readonly ending: FileEnding
  readonly size: number

  constructor(file: {
    open: () => Promise<Readable | undefined>
    name: string
    ending: FileEnding
    size: number
  }) {
    this.open = file.open
    this.name = file.name
    this.ending = file.ending
    this.size = file.size
  }
}

/**
 * Sends a file so that a browser runs nothing of it: pictures may be shown, everything else is saved under its
 * own name. It is never kept by anybody in between, because the next reader may not be allowed.
 */
export async function sendFile(reply: FastifyReply, file: FileAnswer): Promise<FastifyReply> {
  const stream = await file.open()
  if (!stream) throw notFound()
  const { content_type, picture } = fileKinds[file.ending]
  return reply
    .headers({
      'Content-Type': content_type,
      'Content-Length': file.size,
      'Content-Disposition': contentDisposition(picture ? 'inline' : 'attachment', file.name),
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store',
    })
    .send(stream)
}

/** The header that names a file, for any name at all: RFC 6266 with RFC 8187 for what is not plain ASCII. */
export function contentDisposition(type: 'inline' | 'attachment', name: string): string {
  const plain = name
    .toWellFormed()
    .replace(/[^\x20-\x7e]/g, '_')
    .replace(/["\\%]/g, '_')
  const exact = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  const quoted = `${type}; filename="${plain}"`
  return plain === name ? quoted : `${quoted}; filename*=UTF-8''${exact}`
}
