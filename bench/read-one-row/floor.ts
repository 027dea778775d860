/** The floor: bare `node:http` and `pg`, the same statement, no framework. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { report } from '../harness/subject.ts'

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 })
const text = 'select "id" from "instance"'

const server = createServer((_request, response) => {
  void pool.query({ name: 'row', text, values: [] }).then(({ rows }) => {
    const body = JSON.stringify({ id: rows[0].id, name: 'Patchbay', development: true })
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(body)
  })
})
server.listen(0, '127.0.0.1', () =>
  report(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`),
)
