import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import type { Language } from '../contract/kernel/languages.ts'
import { speaking } from '../tools/vite/language.ts'

const web = fileURLToPath(new URL('../web', import.meta.url))
const entry = 'virtual:catalogue'

/** The words of the web that a journey finds things by, in one language; of the rest its texts stand in the journeys. */
export interface Catalogue {
  app: typeof import('../web/app/labels.ts')
  auth: typeof import('../web/features/auth/labels.ts')
  careers: typeof import('../web/features/careers/labels.ts')
  chat: typeof import('../web/features/chat/labels.ts')
  notes: typeof import('../web/features/notes/labels.ts')
  notifications: typeof import('../web/features/notifications/labels.ts')
  statements: typeof import('../web/features/statements/labels.ts')
  noteNames: typeof import('../contract/words/notes.ts').noteNames
  statementNames: typeof import('../contract/words/statements.ts').statementNames
}

/** Reads the catalogue as the build of that language does. */
export async function catalogue(language: Language): Promise<Catalogue> {
  const features = ['auth', 'careers', 'chat', 'notes', 'notifications', 'statements']
  const lines = [
    ...features.map((name) => `export * as ${name} from '${web}/features/${name}/labels.ts'`),
    `export * as app from '${web}/app/labels.ts'`,
    `export { noteNames } from '${web}/../contract/words/notes.ts'`,
    `export { statementNames } from '${web}/../contract/words/statements.ts'`,
  ]
  const { module } = await runnerImport<Catalogue>(entry, {
    root: web,
    configFile: false,
    logLevel: 'error',
    define: { localStorage: 'undefined' },
    plugins: [
      speaking(language),
      {
        name: 'catalogue',
        enforce: 'pre',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? lines.join('\n') : undefined),
      },
    ],
  })
  return module
}
