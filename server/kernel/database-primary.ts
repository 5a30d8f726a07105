import pg from 'pg'

/**
 * A kind of connection for a database of several servers, of which one at a time takes writes: each is opened to
 * the server that the last one found. One that does not answer, or only stands by, is left for the next.
 */
export function connectionsToPrimary(addresses: readonly string[]): typeof pg.Client {
  let at = 0
  const leave = (from: number) => {
    // Many fail at once, and only the first of them has found out something.
    if (at === from) at = (at + 1) % addresses.length
  }

  return class extends pg.Client {
    readonly #from: number
    #standsBy = false

    constructor(config?: string | pg.ClientConfig) {
      const rest = typeof config === 'string' ? {} : config
      super({ ...rest, connectionString: addresses[at] })
      this.#from = at
      // Servers say this about themselves at the beginning, and again when it changes.
      this.connection.on('parameterStatus', ({ parameterName, parameterValue }: ParameterStatus) => {
        if (parameterName === 'in_hot_standby') this.#standsBy = parameterValue === 'on'
      })
    }

    override connect(): Promise<pg.Client>
    override connect(callback: Called): void
    override connect(callback?: Called): Promise<pg.Client> | undefined {
      const reached = this.#reach()
      if (!callback) return reached
      reached.then(() => callback(), callback)
      return undefined
    }

    async #reach(): Promise<pg.Client> {
      try {
        await super.connect()
      } catch (error) {
        leave(this.#from)
        throw error
      }
      if (!this.#standsBy) return this
      leave(this.#from)
      await this.end()
      throw new Error('that database server only stands by')
    }
  }
}

/** As `pg` calls back: with nothing when it went well. */
type Called = (error?: unknown) => void

interface ParameterStatus {
  parameterName: string
  parameterValue: string
}
