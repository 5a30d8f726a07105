import type { Language } from '../../../contract/kernel/languages.ts'
import type { Settings } from '../../kernel/settings.ts'
import * as bangla from './labels.bn.ts'
import type { Said } from './labels.ts'
import * as english from './labels.ts'

const words = { en: english, bn: bangla }

interface Section {
  title: string
  lines: readonly string[]
}

/** What a mail says, in plain words; how it looks is decided in one place. */
export interface Letter {
  subject: string
  paragraphs: readonly string[]
  /** Lines under headings, after the paragraphs. */
  sections?: readonly Section[]
  /** The one thing that the reader may do. */
  action?: { label: string; link: string }
  /** Said below the action, for those who do not expect the mail. */
  closing?: readonly string[]
  /** Its reader's; English where it is left out. */
  language?: Language
}

/** What templates know besides their own parameters. */
export interface Sender {
  settings: Settings
  /** For links that carry a keyed token, so that nothing in the queue or the database opens anything. */
  secret: Uint8Array
  /** In the reader's language. */
  letters: typeof english.letters
  language: Language
}

/** Words a letter; throws when the parameters are not its own. */
export type MailTemplate = (params: Record<string, unknown>, sender: Sender) => Letter | Promise<Letter>

export type MailTemplates = Readonly<Record<string, MailTemplate>>

/** A letter from its words, with their button leading there. */
export function letterOf({ label = '', ...words }: Said, link?: string): Letter {
  return link === undefined ? words : { ...words, action: { label, link } }
}

/** The words of all letters in a language. */
export const lettersIn = (language: Language) => words[language].letters

/** The text of a letter, for readers without HTML. */
export function textOf({ paragraphs, sections = [], action, closing = [] }: Letter): string {
  const parts = sections.map(({ title, lines }) => [title, ...lines].join('\n'))
  const deed = action ? [`${action.label}:\n${action.link}`] : []
  return `${[...paragraphs, ...parts, ...deed, ...closing].join('\n\n')}\n`
}

/** The letter as HTML that mail programs show alike: one column, no pictures, no outside files. */
export function htmlOf(letter: Letter, firm: string): string {
  const { paragraphs, sections = [], action, closing = [], language = 'en' } = letter
  const button = action
    ? `<p style="margin:28px 0"><a href="${escapeHtml(action.link)}" style="${buttonStyle}">${escapeHtml(action.label)}</a></p>
<p style="${smallStyle}">${words[language].buttonFails}<br>${escapeHtml(action.link)}</p>`
    : ''
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(letter.subject)}</title></head>
<body style="margin:0;background:#f7f6f2;color:#1d2430;font:16px/1.55 Georgia,'Times New Roman',serif">
<div style="max-width:560px;margin:0 auto;padding:32px 24px">
<p style="margin:0 0 24px;font-weight:bold">${escapeHtml(firm)}</p>
${paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n')}
${sections.map(partOf).join('\n')}
${button}
${closing.map((text) => `<p style="${smallStyle}">${escapeHtml(text)}</p>`).join('\n')}
</div></body></html>
`
}

const partOf = ({ title, lines }: Section) =>
  `<h2 style="margin:24px 0 4px;font-size:16px">${escapeHtml(title)}</h2>
<ul style="margin:0;padding-left:20px">${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('\n')}</ul>`

const buttonStyle =
  'display:inline-block;padding:12px 22px;border-radius:6px;background:#1f3a5f;color:#ffffff;text-decoration:none'
const smallStyle = 'font-size:13px;color:#5a6272;word-break:break-word'

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
