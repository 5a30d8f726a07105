import { readFileSync } from 'node:fs'
import { manifestOf } from '../tools/vite/language.ts'

interface Chunk {
  file: string
  /** Of the module that stands behind a dynamic import, or of the group of chunks. */
  name?: string
}

/** The file of a chunk of the English build, whose address does not say what it holds. */
export function chunkCalled(name: string): string {
  const text = readFileSync(new URL(`../dist/web/${manifestOf('en')}`, import.meta.url), 'utf8')
  const chunks = Object.values(JSON.parse(text) as Record<string, Chunk>)
  const { file } = chunks.find((chunk) => chunk.name === name) ?? {}
  if (!file) throw new Error(`There is no chunk '${name}' in the build.`)
  return file
}
