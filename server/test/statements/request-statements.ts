/** Reads that compare the sockets of a node with the database, at unpredictable times. */
const sweepReads = [
  'inside_version, changed_at from community_versions',
  'select user_id, version from notice_versions',
  'from inbox_versions',
  'from presences p, lateral',
  'select id, change from conversations where id = any',
  's.id is not null as alive',
]

interface Watched {
  readonly database: { readonly statements: string[] }
}

/** The statements of requests since `statements.length = 0`, without those of the sweeps. */
export const statementsOfRequests = (app: Watched): readonly string[] =>
  app.database.statements.filter((text) => !sweepReads.some((read) => text.includes(read)))
