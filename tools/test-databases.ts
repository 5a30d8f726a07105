import type { TestProject } from 'vitest/node'
import { migrate } from '../server/db/migrate.ts'
import { startTestCluster } from '../server/platform/postgres/test-cluster.ts'

/** Gives every test of a project a cluster; the project's name says on which engine. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const engine = project.name === 'postgres15' ? 'postgres15' : 'embedded'
  const { cluster, stop } = await startTestCluster({ engine, migrate })
  project.provide('testCluster', cluster)
  return stop
}
