import { fakeServer, session, type FakeServer } from './fake-server.ts'

/** A server where Ada is signed in. */
export const noticesServer = (handlers: Parameters<typeof fakeServer>[0] = {}): FakeServer =>
  fakeServer({
    'GET /session': () => ({ session: session() }),
    'GET /communities/own': () => ({ communities: [], version: 1 }),
    ...handlers,
  })
