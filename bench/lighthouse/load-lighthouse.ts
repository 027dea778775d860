import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'puppeteer-core'

interface Category {
  readonly score: number | null
  readonly auditRefs: readonly { readonly id: string; readonly weight: number }[]
}

/** The parts of Lighthouse's result that are read here. */
export interface Result {
  readonly categories: Readonly<Record<string, Category>>
  readonly audits: Readonly<
    Record<string, { score: number | null; numericValue?: number; details?: unknown }>
  >
  /** `benchmarkIndex`: how fast the machine was, by Lighthouse's own count. */
  readonly environment: { readonly benchmarkIndex: number }
  readonly runtimeError?: { readonly message: string }
}

interface Options {
  readonly config?: unknown
  readonly flags: {
    readonly onlyCategories: readonly string[]
    readonly logLevel: 'error'
    readonly throttling?: { readonly cpuSlowdownMultiplier: number }
  }
}

interface Lighthouse {
  readonly desktopConfig: unknown
  readonly navigation: (
    page: Page,
    url: string,
    options: Options,
  ) => Promise<{ readonly lhr: Result } | undefined>
}

/**
 * Lighthouse and what it needs are a fifth of all installed files, for one benchmark. It is a
 * package of its own, installed when somebody first measures with it, so that everybody else's
 * `npm ci` is quicker. Its types are therefore written here.
 */
export async function loadLighthouse(): Promise<Lighthouse> {
  const folder = join(import.meta.dirname, 'package')
  if (!existsSync(new URL('package/node_modules/lighthouse', import.meta.url))) {
    console.log('Installing Lighthouse …')
    const { status } = spawnSync('npm', ['ci', '--workspaces=false'], {
      cwd: folder,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    })
    if (status !== 0) throw new Error('Lighthouse could not be installed.')
  }
  const file = new URL('package/node_modules/lighthouse/core/index.js', import.meta.url)
  return (await import(file.href)) as Lighthouse
}
