import { defineConfig } from 'vitest/config'

// Tests that start databases of their own; they need no cluster and run once.
const ofTheLauncher = ['server/platform/postgres/**/*.test.ts', 'server/main.test.ts', 'tools/**/*.test.ts']
const onTheDatabase = {
  environment: 'node' as const,
  include: ['server/**/*.test.ts'],
  exclude: ofTheLauncher,
  // Hundreds of password hashes, on a machine that does other things too.
  testTimeout: 30_000,
  hookTimeout: 30_000,
  globalSetup: ['tools/test-databases.ts'],
}

export default defineConfig({
  test: {
    // Much of a test is waiting for its database; one worker less than cores would leave two cores half idle.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'logic',
          environment: 'node',
          // Making a database takes half a second, and seconds on a busy disk.
          testTimeout: 30_000,
          include: ['contract/**/*.test.ts', 'web/**/*.test.ts', ...ofTheLauncher],
        },
      },
      { test: { name: 'embedded', ...onTheDatabase } },
      { test: { name: 'postgres15', ...onTheDatabase } },
    ],
  },
})
