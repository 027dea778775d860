/** The floor: the same two statements by bare `node:http` and `pg`, for an existing session. */
import { serveBare } from '../harness/bare-server.ts'

await serveBare([
  {
    text: `select p.*, s.id as session_id, s.provider as session_provider,
      s.expires_at as session_expires_at
    from sessions s join user_profiles p on p.id = s.user_id where s.id = $1`,
    values: ({ id }) => [id],
  },
])
