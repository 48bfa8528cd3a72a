import type { TestApp } from './test-app.ts'

/** Moves the windows of all limits into the past: their store reads the machine's clock, not the test's. */
export async function limitsPass(app: TestApp): Promise<void> {
  await app.context.database.root.updateTable('rate_limits').set({ expire: 1 }).execute()
}
