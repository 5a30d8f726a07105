import { type ReactNode, useMemo } from 'react'
import { parseRichText, type RichNode } from '../../contract/rich-text.ts'
import { languageOf } from '../lib/language.ts'
import { cx } from './cx.ts'
import './rich-text.css'

type RichTextProps = {
  /** Markup as the server stores it. */
  markup: string
  /** It is only the beginning of the text, and words without markup. */
  excerpt?: boolean | undefined
  className?: string | undefined
}

/** Shows a stored text as elements of the page, so that no markup of anybody's is ever run. */
export function RichText({ markup, excerpt = false, className }: RichTextProps) {
  const content = useMemo(
    () => (excerpt ? <p>{markup}…</p> : elementsOf(parseRichText(markup))),
    [markup, excerpt],
  )
  return (
    <div lang={languageOf(markup.replace(/<[^>]*>/g, ''))} className={cx('rich-text', className)}>
      {content}
    </div>
  )
}

function elementsOf(nodes: readonly RichNode[]): ReactNode[] {
  // biome-ignore lint/suspicious/noArrayIndexKey: a text is shown anew as a whole.
  return nodes.map((node, index) => <Piece key={index} node={node} />)
}

function Piece({ node }: { node: RichNode }) {
  switch (node.kind) {
    case 'text':
      return node.text
    case 'break':
      return <br />
    case 'color':
      return <span data-color={node.color}>{elementsOf(node.children)}</span>
    case 'link':
      return (
        <a href={node.href} title={node.href} target="_blank" rel="noopener noreferrer">
          {elementsOf(node.children)}
        </a>
      )
    case 'block':
    case 'mark': {
      const Tag = node.tag
      return <Tag>{elementsOf(node.children)}</Tag>
    }
  }
}
