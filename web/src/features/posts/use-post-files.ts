import { useState } from 'react'
import type { ApiError } from '../../platform/api-error.ts'
import { useFileTray, type FileTray, type StoredFile } from '../attachments/public.ts'
import { changeFiles, type PostDraft } from './post-draft.ts'

interface PostFiles {
  readonly tray: FileTray
  /** The names of files that no longer exist on the server. */
  readonly gone: readonly string[]
  readonly dropGone: (refusal: ApiError) => void
  readonly forgetGone: () => void
}

/** The files of a post draft; uploaded files are stored with it. */
export function usePostFiles(
  owner: string,
  communityId: string,
  draft: PostDraft | undefined,
): PostFiles {
  const [gone, setGone] = useState<readonly string[]>([])
  const stored = draft?.files ?? []
  const tray = useFileTray({
    place: { type: 'community', id: communityId },
    stored,
    keep: (change) => changeFiles(owner, communityId, change),
  })
  return {
    tray,
    gone,
    forgetGone: () => setGone([]),
    dropGone: ({ issues }) => {
      const isGone = ({ id }: StoredFile): boolean => issues.some(({ path }) => path.endsWith(id))
      setGone(stored.filter(isGone).map(({ name }) => name))
      changeFiles(owner, communityId, (files) => files.filter((one) => !isGone(one)))
    },
  }
}
