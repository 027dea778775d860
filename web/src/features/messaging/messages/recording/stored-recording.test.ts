import { beforeEach, expect, it } from 'vitest'
import { fakeDatabase } from '../../../../../test/fake-database.ts'
import { forgetDrafts } from '../../../../platform/storage/drafts.ts'
import { recordingStores, type RecordingHead } from './stored-recording.ts'

const { store } = recordingStores
const about = (parts: number): RecordingHead => ({
  type: 'audio/webm',
  seconds: parts,
  levels: [0.5],
  parts,
  savedAt: Date.now(),
})
const part = (words: string): Blob => new Blob([words])

let database: ReturnType<typeof fakeDatabase>
beforeEach(() => {
  database = fakeDatabase()
})

it('is stored from its beginning until a sign-out, after which its last part is not stored', async () => {
  await store.begin('ada')
  await store.addPart('ada', 'one', part('Hello'), about(1))
  expect(await store.restore('ada', 'one')).toMatchObject({ parts: 1, type: 'audio/webm' })
  forgetDrafts()
  // The page that records is closed only now, and its microphone hands over what it has.
  await store.addPart('ada', 'one', part('the rest'), about(2))
  await store.setHead('ada', 'one', about(2))
  await expect.poll(() => database.values).toBeUndefined()
})

it('is restored as far as its parts are there', async () => {
  await store.begin('ada')
  for (const [at, words] of ['one', 'two', 'three'].entries())
    await store.addPart('ada', 'it', part(words), about(at + 1))
  database.values?.delete('ada/it/1')
  expect(await store.restore('ada', 'it')).toMatchObject({ parts: 1 })
  database.values?.delete('ada/it/0')
  expect(await store.restore('ada', 'it')).toMatchObject({ parts: 0, sound: [] })
})
