/** What a worker's server is known by. */
export interface Environment {
  /** The address of the site, as people type it. */
  site: string
  /** The server's data folder, in which its mails are kept. */
  data_dir: string
  partner_code: string
  associate_code: string
}

let own: Environment | undefined

/** Tells everything in this worker about its server. */
export function announce(environment: Environment): void {
  own = environment
}

/** The server of this worker. */
export function environment(): Environment {
  if (own === undefined) throw new Error('The server of the journeys was not started')
  return own
}
