// Who may import whom. The patterns name no feature: they apply to a new one from its first file.

/** The wings of the features, and the wings that each may use directly. */
export const wings = {
  accounts: [],
  people: ['accounts'],
  content: ['people'],
  notices: ['people'],
  communities: ['content', 'notices'],
  hub: ['communities'],
  messaging: ['communities'],
  marketplace: ['messaging'],
  staff: ['hub', 'marketplace'],
  search: ['hub', 'marketplace'],
  privacy: ['staff', 'search'],
  letters: ['marketplace'],
  shell: ['notices'],
}

/** A wing may also use everything that these are built on. */
const below = (wing) => wings[wing].flatMap((other) => [other, ...below(other)])

const tests = String.raw`\.test\.tsx?$|^server/test/|^web/test/`
const source = { pathNot: tests }

export default {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'sides-meet-in-the-contract',
      comment: 'Web and server know each other only through the contract.',
      severity: 'error',
      from: { path: '^(web|server)/src/' },
      to: {
        path: '^(web|server|e2e|bench|faults|scripts)/',
        pathNot: ['^$1/', '^scripts/embedded-postgres/'],
      },
    },
    {
      name: 'contract-imports-nothing-of-ours',
      severity: 'error',
      from: { path: '^contract/src/', ...source },
      to: { pathNot: ['^contract/src/', 'node_modules/zod'] },
    },
    {
      name: 'platform-knows-no-feature',
      severity: 'error',
      from: { path: '^(web|server)/src/(platform|ui)/', ...source },
      to: { path: '^(web|server)/src/', pathNot: '^(web|server)/src/(platform|ui)/' },
    },
    {
      name: 'platform-knows-no-ui',
      severity: 'error',
      from: { path: '^web/src/platform/', ...source },
      to: { path: '^web/src/ui/' },
    },
    {
      name: 'features-know-no-page-and-no-app',
      severity: 'error',
      from: { path: '^(web|server)/src/features/', ...source },
      to: { path: '^(web|server)/src/', pathNot: '^(web|server)/src/(features|platform|ui)/' },
    },
    {
      name: 'features-meet-at-the-front-door',
      comment: 'A feature uses another only through its public.ts.',
      severity: 'error',
      from: { path: '^(web|server)/src/features/([^/]+/[^/]+)/', ...source },
      to: {
        path: '^$1/src/features/[^/]+/',
        pathNot: [String.raw`^$1/src/features/$2/`, String.raw`/public\.tsx?$`],
      },
    },
    {
      name: 'features-stand-in-a-wing',
      comment: 'A folder that is no wing has no place in the order.',
      severity: 'error',
      from: {
        path: '^(web|server)/src/features/',
        pathNot: `^(web|server)/src/features/(${Object.keys(wings).join('|')})/`,
      },
      to: {},
    },
    ...Object.keys(wings).map((wing) => ({
      name: `${wing}-uses-only-the-wings-below`,
      severity: 'error',
      from: { path: `^(web/src/features|server/src/features|contract/src)/${wing}/`, ...source },
      to: {
        path: '^$1/[^/]+/',
        pathNot: `^$1/(${[wing, ...below(wing)].join('|')})/`,
      },
    })),
    {
      name: 'the-worker-stands-alone',
      comment: 'It outlives the pages of a build, and has no document.',
      severity: 'error',
      from: { path: '^web/worker/', ...source },
      to: { pathNot: '^web/worker/' },
    },
    {
      name: 'only-stores-touch-the-database',
      severity: 'error',
      from: {
        path: '^server/src/',
        pathNot: [tests, String.raw`\.store\.ts$`, '^server/src/platform/db/'],
      },
      to: {
        path: [
          String.raw`^server/src/platform/db/(query|statement|pools)\.ts$`,
          'node_modules/(pg|kysely)/',
        ],
      },
    },
    {
      name: 'production-lacks-development',
      comment: 'The files of production do not contain these folders: what needs them loads them.',
      severity: 'error',
      from: {
        path: '^(server/src|scripts/admin)',
        pathNot: [tests, '^server/src/(demo|development)/'],
      },
      to: {
        path: '^server/src/(demo|development)/',
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'no-test-code-in-the-product',
      severity: 'error',
      from: { path: '^(contract|web|server)/src/', ...source },
      to: { path: tests },
    },
    {
      name: 'no-undeclared-dependency',
      severity: 'error',
      from: { path: '^(contract|web|server|e2e|bench|faults)/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'no-development-dependency-in-the-product',
      severity: 'error',
      from: { path: '^(contract|web|server)/src/', ...source },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'nothing-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: String.raw`^web/dist/|\.gen\.ts$` },
    parser: 'swc',
    combinedDependencies: false,
    tsPreCompilationDeps: true,
    moduleSystems: ['es6'],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
}
