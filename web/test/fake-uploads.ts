import type { Attachment } from '@patchbay/contract/content/attachments'
import { vi } from 'vitest'
import { checkAnswer } from './check-contract.ts'
import { sampleId } from './inside-samples.ts'

/** The server's answer to an upload. */
export const storedFile = (number: number): Attachment => ({
  id: sampleId(number),
  name: 'stored',
  kind: 'document',
  type: 'text/plain',
  size: 2048,
  path: `a/b/${number}.txt`,
  url: '/files/x',
  signedUrl: '/files/x',
  width: null,
  height: null,
  peaks: null,
  seconds: null,
})

export interface FakeUpload {
  /** For example `PUT /avatar?x=0`. */
  readonly route: string
  readonly body: unknown
  readonly aborted: boolean
  /** Actions of the network. */
  readonly progress: (part: number) => void
  readonly answer: (status: number, body: object) => void
  readonly fail: () => void
}

/** Replaces XMLHttpRequest, which reports upload progress; returns all uploads so far, in order. */
export function fakeUploads(): readonly FakeUpload[] {
  const uploads: FakeUpload[] = []
  class Fake extends EventTarget {
    readonly upload = new EventTarget()
    status = 0
    responseText = ''
    aborted = false
    route = ''
    body: unknown
    open(method: string, url: string): void {
      this.route = `${method} ${url.replace(/^\/api/, '')}`
    }
    setRequestHeader(): void {}
    send(body: unknown): void {
      this.body = body
      uploads.push(this)
    }
    abort(): void {
      this.aborted = true
      this.end('abort')
    }
    progress(part: number): void {
      const detail = { lengthComputable: true, loaded: part * 100, total: 100 }
      this.upload.dispatchEvent(new ProgressEvent('progress', detail))
    }
    answer(status: number, body: object): void {
      this.status = status
      this.responseText = JSON.stringify(body)
      const [address = ''] = this.route.split('?')
      checkAnswer(address, status, this.responseText)
      this.end('load')
    }
    fail(): void {
      this.end('error')
    }
    end(type: string): void {
      this.dispatchEvent(new ProgressEvent(type))
      this.dispatchEvent(new ProgressEvent('loadend'))
    }
  }
  vi.stubGlobal('XMLHttpRequest', Fake)
  return uploads
}
