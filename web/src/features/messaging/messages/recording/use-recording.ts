import { attachmentMaxBytes } from '@patchbay/contract/content/attachments'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { sendFile, uploadWords, type StoredFile } from '../../../content/attachments/public.ts'
import { useMessaging } from '../use-messaging.ts'
import { closeRecording, recordingOf, type Recording, type RecordingState } from './recording.ts'
import { recordingTexts as texts } from './recording-texts.ts'
import { voicePeaks } from './voice-peaks.ts'

export interface RecordingProps {
  /** The client id of the message that it becomes. */
  id: string
  owner: string
  conversationId: string
  /** The viewer has just pressed for it: the microphone may be asked for. */
  isNew: boolean
  /** It is uploaded, and goes the way of every message. */
  onUploaded: (file: StoredFile) => void
  /** It was sent or thrown away. */
  onClose: () => void
}

export interface ShownRecording extends RecordingState {
  readonly recording: Recording
  readonly send: () => void
  readonly discard: () => void
}

const extensions: Readonly<Record<string, string>> = { 'audio/mp4': 'm4a', 'audio/ogg': 'ogg' }

export function useRecording(props: RecordingProps): ShownRecording {
  const { id, owner, conversationId, isNew, onUploaded, onClose } = props
  const client = useQueryClient()
  const { outbox } = useMessaging()
  const [recording] = useState(() => recordingOf(owner, id))
  const state = useSyncExternalStore(recording.subscribe, recording.read)
  const close = (): void => {
    closeRecording(id)
    onClose()
  }
  const discard = (): void => {
    void recording.discard()
    close()
  }
  const begin = useEffectEvent(async () => {
    // The page was closed after it went into the outbox, and before it was deleted here.
    if (outbox.entries().some(({ key }) => key === id)) return discard()
    if (recording.hasStarted) return undefined
    if (isNew) return recording.start()
    return (await recording.restore()) ? undefined : close()
  })
  const leave = useEffectEvent(() => {
    const { phase } = recording.read()
    // Nobody is recorded who has gone elsewhere.
    if (phase === 'recording' || phase === 'paused') void recording.stop()
    if (phase === 'asking' || phase === 'refused') discard()
  })
  useEffect(() => {
    void begin()
    return recording.show(() => leave())
  }, [recording])
  const hand = async (
    signal: AbortSignal,
    onProgress: (part: number) => void,
    target: { readonly type: 'conversation'; readonly id: string },
  ): Promise<void> => {
    const [file, { seconds }] = [recording.sound(), recording.read()]
    const name = `${texts.label}.${extensions[recording.type()] ?? 'weba'}`
    // Runs as a mutation, so that the end of a session is noticed as for any other mutation.
    const action = client.getMutationCache().build(client, {
      mutationFn: () => sendFile({ target, file, name, signal, onProgress }),
      networkMode: 'always',
    })
    const sent = await action.execute(undefined)
    onUploaded({
      id: sent.id,
      name,
      size: file.size,
      kind: 'audio',
      at: 0,
      peaks: voicePeaks(recording.levels()),
      seconds: Math.round(seconds * 1000) / 1000,
      isVoice: true,
    })
  }
  const send = async (): Promise<void> => {
    const target = { type: 'conversation', id: conversationId } as const
    const isSent = await recording.send(
      (signal, onProgress) => hand(signal, onProgress, target),
      (error) =>
        uploadWords(error, { name: texts.label, target, maxFileBytes: attachmentMaxBytes }),
    )
    if (isSent) close()
  }
  return { ...state, recording, send: () => void send(), discard }
}
