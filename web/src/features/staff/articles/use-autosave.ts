import {
  articleText,
  getWrittenArticle,
  saveArticle,
  type WrittenArticle,
} from '@patchbay/contract/staff/articles'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiError } from '../../../platform/http/api-error.ts'
import { call } from '../../../platform/http/api.ts'
import { ownerKey } from '../../../platform/storage/owner-storage.ts'
import { storage } from '../../../platform/storage/storage.ts'
import { useStoredText } from '../queues/public.ts'
import {
  isSame,
  parseStored,
  parseTyped,
  storedForm,
  typedOf,
  type TypedArticle,
} from './typed-article.ts'

/** In milliseconds: after the last letter, and after a failure. */
const rest = 2_000
const pause = 10_000

interface Editing {
  /** The latest of the server that this editor is based on. */
  readonly base: WrittenArticle
  /** What was typed when it was saved. */
  readonly sent: TypedArticle
  readonly typed: TypedArticle
  /** Somebody else's version, until one is chosen. */
  readonly theirs: WrittenArticle | undefined
}

export type SaveStatus = 'saved' | 'typing' | 'saving' | 'failed' | 'invalid' | 'conflict'

export interface Autosave extends Editing {
  readonly status: SaveStatus
  readonly error: Error | null
  readonly type: (changes: Partial<TypedArticle>) => void
  /** Writes something else than the text, such as the cover, after what is being saved. */
  readonly inTurn: (write: Write) => Promise<WrittenArticle>
  /** After something else than the text was saved: a cover, or publishing. */
  readonly follow: (article: WrittenArticle) => void
  /** After a refusal: asks for the version of the server. */
  readonly compare: () => Promise<void>
  readonly keepMine: () => void
  readonly takeTheirs: () => void
  /** The version that was not chosen. */
  readonly other: TypedArticle | undefined
  readonly forgetOther: () => void
}

type Write = (revision: number) => Promise<WrittenArticle>

/** Begins with what this browser has stored, also in a tab that was closed, if it never arrived. */
function begin(article: WrittenArticle, stored: string | null): Editing {
  const sent = typedOf(article)
  const known = parseStored(stored)
  if (!known || isSame(storedForm(known.typed), sent))
    return { base: article, sent, typed: sent, theirs: undefined }
  const isCurrent = known.revision === article.revision
  return { base: article, sent, typed: known.typed, theirs: isCurrent ? undefined : article }
}

const isChanged = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'article_changed'

/** Retrying does not help; the person must change something first. */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429

/**
 * Saves what is typed after a moment of rest. Until it has arrived, this browser keeps it too. Each
 * save names the revision that it is based on; if somebody else has saved since, nothing is
 * overwritten until one version is chosen.
 */
export function useAutosave(article: WrittenArticle, owner: string): Autosave {
  const key = ownerKey(owner, `article:${article.id}`)
  const [stored] = useState(() => storage.read(key))
  const [editing, setEditing] = useState(() => begin(article, stored))
  const { base, sent, typed, theirs } = editing
  const articleId = base.id
  const [storedOther, storeOther] = useStoredText(`article-other:${articleId}`)
  const keepOther = (other: TypedArticle): void => storeOther(JSON.stringify(other))
  const storedHere = useRef(stored)
  const isDirty = !isSame(typed, sent)
  /** One of two versions must be chosen. */
  const isOpen = theirs !== undefined
  const isValid = articleText.safeParse(typed).success
  const turns = useRef({ revision: article.revision, last: Promise.resolve<unknown>(undefined) })

  // One write after the other, each based on the one before: two at the same time would take each
  // other for somebody else.
  const inTurn = (write: Write): Promise<WrittenArticle> => {
    const turn = turns.current.last.then(async () => {
      const written = await write(turns.current.revision)
      turns.current.revision = written.revision
      return written
    })
    turns.current.last = turn.catch(() => undefined)
    return turn
  }
  const goOnFrom = (next: Editing): void => {
    turns.current.revision = next.base.revision
    setEditing(next)
  }

  const compare = async (): Promise<void> => {
    const latest = await call(getWrittenArticle, { params: { articleId } })
    setEditing((now) => {
      // The answer to a save may have been lost: what is there is then one's own.
      if (!isSame(typedOf(latest), storedForm(now.typed))) return { ...now, theirs: latest }
      turns.current.revision = latest.revision
      return { base: latest, sent: now.typed, typed: now.typed, theirs: undefined }
    })
  }
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (text: TypedArticle) =>
      inTurn((revision) =>
        call(saveArticle, { params: { articleId }, body: { ...text, revision } }),
      ),
    networkMode: 'always',
    onSuccess: (saved, text) => setEditing((now) => ({ ...now, base: saved, sent: text })),
    onError: (failure) => {
      if (isChanged(failure)) void compare().catch(() => undefined)
    },
  })

  const save = useEffectEvent((text: TypedArticle) => mutate(text))
  const mayTry = isDirty && isValid && !isPending && !isOpen
  const isStuck = error !== null && isRefused(error) && !isChanged(error)
  useEffect(() => {
    if (!mayTry || isStuck) return undefined
    const timer = setTimeout(() => save(typed), error === null ? rest : pause)
    return () => clearTimeout(timer)
  }, [mayTry, isStuck, error, typed])

  useEffect(() => {
    // No revision is 0: after a reload the versions are compared again.
    const text = JSON.stringify({ typed, revision: isOpen ? 0 : base.revision })
    // What another tab has stored meanwhile is not this tab's to remove.
    if (!isDirty && storage.read(key) === storedHere.current) storage.remove(key)
    if (isDirty) storage.write(key, text)
    storedHere.current = isDirty ? text : null
  }, [isDirty, isOpen, typed, base.revision, key])
  useEffect(() => {
    if (!isDirty) return undefined
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])

  const statusOf = (): SaveStatus => {
    if (theirs) return 'conflict'
    if (!isDirty) return 'saved'
    if (isPending) return 'saving'
    if (!isValid || isStuck) return 'invalid'
    return error === null ? 'typing' : 'failed'
  }
  return {
    ...editing,
    status: statusOf(),
    error,
    type: (changes) => {
      if (isStuck) reset()
      setEditing((now) => ({ ...now, typed: { ...now.typed, ...changes } }))
    },
    inTurn,
    follow: (next) => {
      turns.current.revision = Math.max(turns.current.revision, next.revision)
      setEditing((now) => (next.revision < now.base.revision ? now : { ...now, base: next }))
    },
    compare,
    keepMine: () => {
      if (!theirs) return
      keepOther(typedOf(theirs))
      reset()
      goOnFrom({ base: theirs, sent: typedOf(theirs), typed, theirs: undefined })
    },
    takeTheirs: () => {
      if (!theirs) return
      keepOther(typed)
      reset()
      const taken = typedOf(theirs)
      goOnFrom({ base: theirs, sent: taken, typed: taken, theirs: undefined })
    },
    other: parseTyped(storedOther),
    forgetOther: () => storeOther(''),
  }
}
