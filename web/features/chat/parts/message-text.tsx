import { piecesOf } from '../logic.ts'

interface MessageTextProps {
  text: string
  mentioned_names: readonly string[] | null
}

/** What was said: addresses as links, mentions that count highlighted, everything else as plain text. */
export function MessageText({ text, mentioned_names }: MessageTextProps) {
  if (text === '') return null
  return (
    <p dir="auto" className="whitespace-pre-wrap [overflow-wrap:anywhere]">
      {piecesOf(text, mentioned_names).map(({ kind, text: piece }, at) => {
        const key = `${at} ${kind}`
        if (kind === 'link') {
          return (
            <a
              key={key}
              href={piece}
              target="_blank"
              rel="noopener noreferrer"
              className="text-accent underline underline-offset-2"
            >
              {piece}
            </a>
          )
        }
        if (kind === 'mention') {
          return (
            <strong key={key} data-mention="" className="font-semibold text-accent">
              {piece}
            </strong>
          )
        }
        return piece
      })}
    </p>
  )
}
