/** What the run's one server is known by, from the process that started it to the workers. */
export interface Environment {
  /** The address of the site, as people type it. */
  site: string
  /** The server's data folder, in which its mails are kept. */
  data_dir: string
  partner_code: string
  associate_code: string
}

const variable = 'SERESHTA_E2E'

/** Tells the workers, which inherit this process's variables, about the server. */
export function announce(environment: Environment): void {
  process.env[variable] = JSON.stringify(environment)
}

/** The server of this run. */
export function environment(): Environment {
  const text = process.env[variable]
  if (text === undefined) throw new Error('The server of the journeys was not started by the global setup')
  return asEnvironment(JSON.parse(text))
}

/** Guaranteed by `announce`, which alone writes it. */
function asEnvironment(of: unknown): Environment {
  return of as Environment
}
