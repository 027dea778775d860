import { getArchive, openArchive, requestArchive } from '@patchbay/contract/privacy/archives'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../../platform/http/api-error.ts'
import { call } from '../../../platform/http/api.ts'
import { fileUrl } from '../../../platform/http/server-address.ts'
import type { Confirmation } from '../../accounts/confirmations/public.ts'
import { archiveTexts as texts } from './texts.ts'

const queryKey = ['archive'] as const
const lookAgainMs = 3_000

/** Looks again while it is being made, so that the page need not be loaded again. */
export const useArchive = () =>
  useQuery({
    queryKey,
    queryFn: ({ signal }) => call(getArchive, { signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'being_made' ? lookAgainMs : false),
  })

/** Says why something did not work, or that it is tried again. */
export type SayFailure = (failure: string | undefined) => void

export function useRequestArchive(say: SayFailure) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(requestArchive),
    networkMode: 'always',
    onMutate: () => say(undefined),
    onSuccess: (archive) => client.setQueryData(queryKey, archive),
    onError: (error) => {
      const isEarly = error instanceof ApiError && error.code === 'rate_limited'
      say(isEarly ? texts.tooSoon : texts.failed)
      void client.invalidateQueries({ queryKey })
    },
  })
}

/** A link, so that the browser saves the file itself, whatever its size. */
function save(url: string): void {
  const link = document.createElement('a')
  link.href = fileUrl(url)
  link.download = ''
  link.click()
}

export function useDownloadArchive({ ask }: Confirmation, say: SayFailure) {
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(openArchive),
    networkMode: 'always',
    onMutate: () => say(undefined),
    onSuccess: ({ url }) => save(url),
    onError: (error) => {
      if (ask(error, { interrupted: { kind: 'archive' }, again: () => mutate() })) return
      const isGone = error instanceof ApiError && error.code === 'not_found'
      say(isGone ? texts.gone : texts.failed)
      if (isGone) void client.invalidateQueries({ queryKey })
    },
  })
  return { mutate, isPending }
}
