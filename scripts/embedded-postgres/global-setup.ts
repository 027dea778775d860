import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    sampleFolder: string
  }
}

/** A folder in which the test files of one run share a sample cluster: see `usedDataFolder`. */
export default function setUp(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'patchbay-sample-'))
  chmodSync(folder, 0o755)
  project.provide('sampleFolder', folder)
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 20 })
}
