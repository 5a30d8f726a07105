import type { Language } from '../../contract/kernel/languages.ts'
import * as bangla from '../../contract/words/shipped-rules.bn.ts'
import * as english from '../../contract/words/shipped-rules.ts'

/** What a deadline is called in its reader's language: by the title of a shipped rule, or as somebody wrote it. */
export const titleIn = (language: Language, title: string): string =>
  (language === 'bn' ? bangla : english).ruleTitle(title)
