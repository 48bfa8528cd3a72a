import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { withSetupLock } from './setup-lock.mjs'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'shinequo-lock-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
})

it('runs the second of two starts only after the first has finished', async () => {
  const order: string[] = []
  let finishFirst = () => {}
  const first = withSetupLock(root, async () => {
    order.push('first begins')
    await new Promise<void>((resolve) => {
      finishFirst = resolve
    })
    order.push('first ends')
  })
  const second = withSetupLock(root, async () => void order.push('second begins'))
  finishFirst()
  await Promise.all([first, second])
  expect(order).toEqual(['first begins', 'first ends', 'second begins'])
})

it('takes over the lock of a start that was killed', async () => {
  const ended = spawnSync(process.execPath, ['-p', 'process.pid'], { encoding: 'utf8' })
  mkdirSync(join(root, '.cache'))
  writeFileSync(join(root, '.cache', 'setup.lock'), ended.stdout.trim())
  let done = false
  await withSetupLock(root, async () => {
    done = true
  })
  expect(done).toBe(true)
})

it('releases the lock if the work fails', async () => {
  const work = withSetupLock(root, async () => {
    throw new Error('no network')
  })
  await expect(work).rejects.toThrow('no network')
  expect(existsSync(join(root, '.cache', 'setup.lock'))).toBe(false)
})
