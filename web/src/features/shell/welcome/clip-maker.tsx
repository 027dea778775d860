import { smallAvatar } from '@patchbay/contract/accounts/avatars'
import { getPublicPerson } from '@patchbay/contract/people/own-page'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { call } from '../../../platform/http/api.ts'
import { instanceQuery, useProductName } from '../../../platform/instance/instance.ts'
import { between } from '../../../ui/between.ts'
import { Avatar } from '../../../ui/people/avatar.tsx'
import { welcomeClip } from './clip.ts'
import { welcomeTexts as texts } from './texts.ts'

/** The demo's people are in development only; elsewhere the clip is the product's own. */
function useMaker() {
  const { data: instance, isPending } = useQuery(instanceQuery)
  const isAsked = instance?.development === true
  const { data, isFetching } = useQuery({
    queryKey: ['clip-maker'],
    queryFn: ({ signal }) =>
      call(getPublicPerson, { params: { userId: welcomeClip.demoMaker }, signal }),
    enabled: isAsked,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return { maker: data, isKnown: !isPending && !(isAsked && isFetching) }
}

/** Whose sound it is. Its line is there from the start. */
export function ClipMaker(): ReactNode {
  const { maker, isKnown } = useMaker()
  const product = useProductName()
  return (
    <figcaption className="mt-2 flex min-h-6 min-w-0 items-center gap-2 text-meta text-ink-2">
      {maker && (
        <>
          <Avatar id={maker.id} name={maker.name} src={smallAvatar(maker.avatarUrl)} size={24} />
          <span className="truncate">
            <Link
              to="/users/$userId"
              params={{ userId: maker.id }}
              // What visitors read is a page of the server: the app's own asks them to sign in.
              reloadDocument
              className="font-semibold text-ink underline-offset-2 hover:underline"
            >
              <bdi>{maker.name}</bdi>
            </Link>
            {maker.professions.length > 0 && between + maker.professions.join(', ')}
          </span>
        </>
      )}
      {!maker && isKnown && texts.madeBy(product)}
    </figcaption>
  )
}
