import { comeBack, listAskedBack, stayAway } from '@patchbay/contract/messaging/groups'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, type ReactNode } from 'react'
import { ApiError } from '../../../platform/http/api-error.ts'
import { call } from '../../../platform/http/api.ts'
import { tooOftenWords } from '../../../platform/http/too-often.ts'
import { focusPage } from '../../../platform/page/navigation-focus.tsx'
import { Button } from '../../../ui/button.tsx'
import { showToast } from '../../../ui/overlays/toast.ts'
import { conversationKeys as keys } from '../conversations/public.ts'
import { askedBackTexts as texts } from './texts.ts'

function wordsFor(error: unknown): string {
  const code = error instanceof ApiError ? error.code : ''
  const known = (texts.refused as Partial<Record<string, string>>)[code]
  return tooOftenWords(error) ?? known ?? texts.failed
}

/** An answer to one of them; afterwards the list and the conversations are fetched again. */
function useAnswer<Answer>(ask: () => Promise<Answer>, onSuccess: () => void = () => {}) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ask,
    networkMode: 'always',
    onSuccess,
    onError: (error) => showToast({ message: wordsFor(error), tone: 'error' }),
    onSettled: () => client.invalidateQueries({ queryKey: keys.all }),
  })
}

interface AskingProps {
  conversationId: string
  name: string
  onBack: (conversationId: string) => void
}

function Asking({ conversationId, name, onBack }: AskingProps): ReactNode {
  const params = { conversationId }
  const coming = useAnswer(
    () => call(comeBack, { params }),
    () => {
      showToast({ message: texts.back(name) })
      onBack(conversationId)
    },
  )
  // The row goes with its buttons.
  const staying = useAnswer(() => call(stayAway, { params }), focusPage)
  const isBusy = coming.isPending || staying.isPending
  const id = useId()
  return (
    <li className="mx-3 mb-2 rounded-control border border-line p-3">
      <p id={id} dir="auto" className="text-meta break-words">
        {texts.asked(name)}
      </p>
      <div className="mt-2 flex flex-wrap justify-end gap-2">
        <Button
          size="sm"
          variant="ghost"
          aria-describedby={id}
          busy={staying.isPending}
          onClick={() => isBusy || staying.mutate()}
        >
          {texts.stayAway}
        </Button>
        <Button
          size="sm"
          aria-describedby={id}
          busy={coming.isPending}
          onClick={() => isBusy || coming.mutate()}
        >
          {texts.comeBack}
        </Button>
      </div>
    </li>
  )
}

/** The groups that the viewer left and is asked to come back to; nothing if there are none. */
export function AskedBack({ onBack }: Pick<AskingProps, 'onBack'>): ReactNode {
  const { data } = useQuery({
    queryKey: keys.askedBack,
    queryFn: ({ signal }) => call(listAskedBack, { signal }),
    // The socket announces a change of the inbox, and everything is fetched again then.
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (!data || data.groups.length === 0) return null
  return (
    <ul aria-label={texts.title}>
      {data.groups.map(({ conversationId, name }) => (
        <Asking
          key={conversationId}
          conversationId={conversationId}
          name={name ?? texts.unnamed}
          onBack={onBack}
        />
      ))}
    </ul>
  )
}
