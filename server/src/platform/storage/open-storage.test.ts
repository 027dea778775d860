import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestS3, type TestS3 } from '../../../test/services/test-s3.ts'
import { readConfig } from '../config.ts'
import { createLog } from '../logger.ts'
import { openStorage } from './open-storage.ts'
import { createS3Storage } from './s3-storage.ts'

const logged: Record<string, unknown>[] = []
const log = createLog('error', { write: (line) => void logged.push(JSON.parse(line)) })
let dataDir: string
let s3: TestS3
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'patchbay-files-'))
  s3 = await startTestS3()
})
afterAll(async () => {
  await s3.stop()
  await rm(dataDir, { recursive: true, force: true })
})
const key = 'rooms/one/note.txt'

describe('the storage of files', () => {
  it('is a folder of the data directory by default', async () => {
    const storage = await openStorage(readConfig({ DATA_DIR: dataDir }), log)
    await storage.put(key, Buffer.from('here'))
    expect(await readFile(join(dataDir, 'files', key), 'utf8')).toBe('here')
  })

  it('is the S3 store that is configured', async () => {
    const { endpoint, region, bucket, accessKeyId, secretAccessKey } = s3.settings
    const config = readConfig({
      DATA_DIR: dataDir,
      S3_ENDPOINT: endpoint,
      S3_REGION: region,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    })
    await (await openStorage(config, log)).put(key, Buffer.from('there'))
    expect((await createS3Storage(s3.settings, dataDir).head(key))?.size).toBe(5)
    expect(await readFile(join(dataDir, 'files', key), 'utf8')).toBe('here')
    expect(logged).toEqual([])
  })

  it('logs an error when the store denies access', async () => {
    const config = { ...readConfig({}), s3: { ...s3.settings, bucket: 'no-such-bucket' } }
    await openStorage(config, log)
    await expect.poll(() => logged).toMatchObject([{ msg: 'the S3 store does not let us in' }])
    expect(JSON.stringify(logged)).not.toContain(s3.settings.secretAccessKey)
  })
})
