import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

const support = {
  'server/src/platform/b.ts': "import { a } from './a.ts'\nexport const b = () => a",
  'server/test/factory.ts': 'export const factory = 1',
}

/** A file in each wing that uses a wing which stands above it or beside it. */
const wrongWings = Object.entries({
  accounts: 'staff',
  people: 'staff',
  content: 'staff',
  notices: 'staff',
  communities: 'staff',
  hub: 'staff',
  messaging: 'staff',
  marketplace: 'staff',
  staff: 'shell',
  search: 'staff',
  privacy: 'shell',
  letters: 'staff',
  shell: 'staff',
}).map(([wing, other]) => [
  `${wing}-uses-only-the-wings-below`,
  {
    [`web/src/features/${wing}/any/up.ts`]: `import { x } from '../../${other}/other/public.ts'\nexport const y = x`,
  },
])

/** A small product in which each file breaks the rule it is listed under; `fine` breaks none. */
const planted: Record<string, Record<string, string>> = {
  fine: {
    'contract/src/communities/posts.ts':
      "import * as z from 'zod/mini'\nexport const post = z.string()",
    'server/src/platform/db/query.ts': "import pg from 'pg'\nexport const query = pg",
    'server/src/features/content/likes/public.ts': "export { like } from './like.ts'",
    'server/src/features/content/likes/like.ts': 'export const like = 1',
    'server/src/features/communities/posts/posts.store.ts':
      "import { query } from '../../../platform/db/query.ts'\nimport { like } from '../../content/likes/public.ts'\nexport const store = [query, like]",
    'server/src/demo/seed.ts': 'export const seed = 1',
    'server/src/load.ts': "export const load = () => import('./demo/seed.ts')",
    'server/src/app.ts':
      "import { store } from './features/communities/posts/posts.store.ts'\nexport const app = store",
    'web/src/features/communities/posts/public.ts': 'export const card = 1',
    'web/src/features/staff/other/public.ts': 'export const x = 1',
    'web/src/features/shell/other/public.ts': 'export const x = 1',
    'web/src/ui/button.ts': 'export const button = 1',
    'web/worker/messages.ts': 'export const message = 1',
    'web/src/features/communities/posts/tell.ts':
      "import { message } from '../../../../worker/messages.ts'\nexport const tell = message",
    'web/src/pages/home.ts':
      "import { card } from '../features/communities/posts/public.ts'\nexport const home = card",
  },
  'no-cycles': {
    'server/src/platform/a.ts': "import { b } from './b.ts'\nexport const a = () => b",
  },
  'sides-meet-in-the-contract': {
    'web/src/features/communities/posts/steal.ts':
      "import { app } from '../../../../../server/src/app.ts'\nexport const x = app",
  },
  'contract-imports-nothing-of-ours': {
    'contract/src/steal.ts': "import { app } from '../../server/src/app.ts'\nexport const x = app",
  },
  'platform-knows-no-feature': {
    'server/src/platform/steal.ts':
      "import { like } from '../features/content/likes/public.ts'\nexport const x = like",
    'web/src/ui/steal.ts':
      "import { card } from '../features/communities/posts/public.ts'\nexport const x = card",
  },
  'platform-knows-no-ui': {
    'web/src/platform/steal.ts':
      "import { button } from '../ui/button.ts'\nexport const x = button",
  },
  'features-know-no-page-and-no-app': {
    'web/src/features/communities/posts/up.ts':
      "import { home } from '../../../pages/home.ts'\nexport const x = home",
    'server/src/features/communities/posts/up.ts':
      "import { app } from '../../../app.ts'\nexport const x = () => app",
  },
  'features-meet-at-the-front-door': {
    'server/src/features/communities/posts/back-door.ts':
      "import { like } from '../../content/likes/like.ts'\nexport const x = like",
  },
  'features-stand-in-a-wing': {
    'web/src/features/posts/card.ts':
      "import { button } from '../../ui/button.ts'\nexport const card = button",
  },
  ...(Object.fromEntries(wrongWings) as Record<string, Record<string, string>>),
  'the-worker-stands-alone': {
    'web/worker/steal.ts': "import { button } from '../src/ui/button.ts'\nexport const x = button",
  },
  'only-stores-touch-the-database': {
    'server/src/features/communities/posts/list-posts.ts':
      "import { query } from '../../../platform/db/query.ts'\nexport const x = query",
    'server/src/features/communities/posts/raw.ts': "import pg from 'pg'\nexport const x = pg",
  },
  'production-lacks-development': {
    'server/src/serve.ts': "import { seed } from './demo/seed.ts'\nexport const serve = () => seed",
  },
  'no-test-code-in-the-product': {
    'server/src/features/communities/posts/fake.ts':
      "import { factory } from '../../../../test/factory.ts'\nexport const x = factory",
  },
  'no-undeclared-dependency': {
    'web/src/features/communities/posts/undeclared.ts':
      "import pino from 'pino'\nexport const x = pino",
  },
  'no-development-dependency-in-the-product': {
    'server/src/features/communities/posts/dev.ts':
      "import { it } from 'vitest'\nexport const x = it",
  },
  'nothing-unresolved': {
    'server/src/features/communities/posts/nowhere.ts':
      "import { x } from './gone.ts'\nexport const y = x",
  },
}

interface Violation {
  readonly from: string
  readonly rule: { readonly name: string }
}

interface Summary {
  readonly violations: readonly Violation[]
  readonly ruleSetUsed: { readonly forbidden: readonly { readonly name: string }[] }
}

describe('the import boundaries', () => {
  const folder = mkdtempSync(join(tmpdir(), 'patchbay-boundaries-'))
  let violations: readonly Violation[] = []
  let ruleNames: readonly string[] = []

  beforeAll(() => {
    for (const [path, text] of [...Object.values(planted), support].flatMap((files) =>
      Object.entries(files),
    )) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    }
    const manifest = (dependencies: object, devDependencies: object = {}) =>
      JSON.stringify({ name: 'planted', type: 'module', dependencies, devDependencies })
    writeFileSync(join(folder, 'package.json'), manifest({}))
    writeFileSync(join(folder, 'contract/package.json'), manifest({ zod: '*' }))
    writeFileSync(join(folder, 'web/package.json'), manifest({ zod: '*' }))
    writeFileSync(join(folder, 'server/package.json'), manifest({ pg: '*' }, { vitest: '*' }))
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
    const config = join(root, '.dependency-cruiser.mjs')
    const cli = join(root, 'node_modules/.bin/depcruise')
    const args = [cli, 'contract', 'server', 'web', '--config', config, '--output-type', 'json']
    const { stdout } = spawnSync(process.execPath, args, {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    })
    const { summary } = JSON.parse(stdout) as { summary: Summary }
    violations = summary.violations
    ruleNames = summary.ruleSetUsed.forbidden.map((rule) => rule.name)
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const rulesFor = (file: string) =>
    violations
      .filter((violation) => violation.from === file)
      .map((violation) => violation.rule.name)

  const cases = Object.entries(planted).flatMap(([rule, files]) =>
    Object.keys(files).map((file) => [rule, file] as const),
  )

  it.each(cases.filter(([rule]) => rule !== 'fine'))('%s reports %s', (rule, file) =>
    expect(rulesFor(file)).toContain(rule),
  )

  it.each(Object.keys(planted['fine'] ?? {}))('accepts %s', (file) => {
    // A planted violation is reported for the importing file, not for the imported one.
    expect(rulesFor(file)).toEqual([])
  })

  it('plants a violation of every rule there is', () => {
    const planned = Object.keys(planted).filter((name) => name !== 'fine')
    expect(planned.toSorted()).toEqual(ruleNames.toSorted())
  })
})
