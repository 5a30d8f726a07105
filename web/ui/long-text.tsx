import { useState } from 'react'
import { languageOf } from '../lib/language.ts'
import { said } from './labels.ts'

// A text longer than this is shown by its beginning.
const longText = 140

/** A text by its beginning, whole on a press and on paper. `id` names the text alone, without the press. */
export function LongText({ text, id }: { text: string; id?: string | undefined }) {
  const [isOpen, setOpen] = useState(false)
  const isLong = text.length > longText || text.split('\n').length > 3
  return (
    <>
      <span
        id={id}
        lang={languageOf(text)}
        className={isLong && !isOpen ? 'line-clamp-3 print:line-clamp-none' : 'block'}
      >
        <span className="whitespace-pre-line [overflow-wrap:anywhere]">{text}</span>
      </span>
      {isLong && (
        <button
          type="button"
          aria-expanded={isOpen}
          className="text-meta font-semibold text-accent hover:underline coarse:min-h-control print:hidden"
          onClick={() => setOpen((was) => !was)}
        >
          {isOpen ? said.showLess : said.showMore}
        </button>
      )}
    </>
  )
}
