import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { type Language, languages } from '../../contract/kernel/languages.ts'
import * as bangla from '../../contract/words/documents.bn.ts'
import * as english from '../../contract/words/documents.ts'

const documents = { en: english, bn: bangla }

/** The language that Vite was asked for (`--mode bn`); English otherwise. */
export function languageOf(mode: string): Language {
  return languages.find((language) => language === mode) ?? 'en'
}

/** Where a build's manifest stands in its folder. */
export function manifestOf(language: Language): string {
  return `.vite/manifest-${language}.json`
}

/** The fonts that the first paint needs; the others wait until a character asks for them. */
export function firstFonts(language: Language): RegExp {
  const latin = 'source-(sans-3-latin-wght|serif-4-latin-600)'
  return new RegExp(language === 'bn' ? `${latin}|noto-sans-bengali-bengali` : latin)
}

/** Makes the site speak one language: `x.bn.ts` stands wherever `x.ts` is imported, and the documents say which it is. */
export function speaking(language: Language): Plugin {
  return {
    name: 'language',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^[./].*\.tsx?$/ },
      handler: (source, importer) => twinOf(source, importer, language),
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => inLanguage(html, language),
    },
  }
}

/** The module that says in another language what `source` says in English; undefined where that is enough. */
export function twinOf(source: string, importer: string | undefined, language: Language): string | undefined {
  if (language === 'en' || importer === undefined || source.endsWith(`.${language}.ts`)) return undefined
  const twin = resolve(dirname(importer), source).replace(/(?=\.tsx?$)/, `.${language}`)
  return twin !== importer && existsSync(twin) ? twin : undefined
}

/** A document with its language and its words in it. */
export function inLanguage(html: string, language: Language): string {
  const { careers, loading, needsScript } = documents[language]
  const words: Record<string, string> = { careers, loading, ...needsScript }
  const said = html.replace('lang="en"', `lang="${language}"`)
  return said.replace(/\{(\w+)\}/g, (whole, name: string) => words[name] ?? whole)
}
