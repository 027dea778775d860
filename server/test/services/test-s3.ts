import { startFauxqs } from 'fauxqs'
import type { Config } from '../../src/platform/config.ts'

export interface TestS3 {
  readonly settings: NonNullable<Config['s3']>
  stop(): Promise<void>
}

/** An S3 store in this process, with one empty bucket. */
export async function startTestS3(): Promise<TestS3> {
  const server = await startFauxqs({ port: 0, host: '127.0.0.1', logger: false })
  const { bucketName } = server.createBucket('patchbay-files')
  return {
    settings: {
      endpoint: `http://127.0.0.1:${server.port}`,
      region: 'eu-west-2',
      bucket: bucketName,
      accessKeyId: 'test',
      secretAccessKey: 'test-secret',
    },
    stop: () => server.stop(),
  }
}
