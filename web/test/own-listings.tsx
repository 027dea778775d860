import type { OwnListing, OwnListings } from '@patchbay/contract/marketplace/listings'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { expect } from 'vitest'
import { OpenToWork } from '../src/features/marketplace/own-listings/public.ts'
import { useSession } from '../src/features/accounts/sessions/public.ts'
import { ToastHost } from '../src/ui/overlays/toast-host.tsx'
import { fakeServer, session, type FakeServer } from './fake-server.ts'
import { sampleId } from './inside-samples.ts'
import { renderPart } from './render-app.tsx'

export const savePath = 'PUT /listings/own'
export const sound = (number: number, name: string): OwnListing['sounds'][number] => ({
  id: sampleId(number),
  name,
  kind: 'audio',
  type: 'audio/mpeg',
  size: 2048,
  path: '',
  url: '',
  signedUrl: `/files/${number}`,
  width: null,
  height: null,
  peaks: [10, 100],
  seconds: 61,
})
export const listing = (changes: Partial<OwnListing> = {}): OwnListing => ({
  id: sampleId(900),
  category: 'Producer',
  title: 'Mixes for live bands',
  description: 'Two rounds of notes.',
  price: 55,
  priceType: 'hourly',
  availability: true,
  turnaround: '',
  createdAt: '2026-11-01T10:00:00.000Z',
  links: [{ url: 'https://example.org/mix', name: 'Mix' }],
  sounds: [sound(1, 'brass.mp3')],
  ...changes,
})
export const producer = {
  category: 'Producer',
  title: 'Mixes for live bands',
  description: 'Two rounds of notes.',
  turnaround: '',
  price: 55,
  priceType: 'hourly',
  links: [{ url: 'https://example.org/mix', name: 'Mix' }],
  sounds: [{ id: sampleId(1), peaks: [10, 100], seconds: 61 }],
}
export const songwriter = {
  category: 'Songwriter',
  title: 'Toplines',
  description: '',
  turnaround: '',
  price: null,
  priceType: null,
  links: [],
  sounds: [],
}
export const ownListings = (listings: OwnListing[] = [listing()], revision = '1'): OwnListings => ({
  listings,
  revision,
})

function Page(): ReactNode {
  const { user } = useSession()
  return (
    <>
      {user && <OpenToWork opened={false} onLeave={() => {}} />}
      <ToastHost />
    </>
  )
}
/** Signed in, on a page without other content. */
export function openListings(own = ownListings()) {
  const server = fakeServer({
    'GET /session': () => ({ session: session() }),
    'GET /listings/own': () => own,
    [savePath]: () => own,
  })
  return renderPart(<Page />, '/', { server })
}
export const press = async (name: string): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }))
export const of = (category: string) =>
  within(screen.getByRole('group', { name: `Listing as ${category}` }))
export const fill = (category: string, label: string, value: string): boolean =>
  fireEvent.change(of(category).getByLabelText(label), { target: { value } })
export const flip = (name: string): Promise<void> =>
  userEvent.click(screen.getByRole('switch', { name }))
export async function editListings() {
  const app = openListings()
  await press('Edit listings')
  await screen.findByRole('dialog', { name: 'Edit listings' })
  return app
}
export const sentListings = (server: FakeServer): unknown[] =>
  server.calls.filter(({ route }) => route === savePath).map(({ body }) => body)
export const closed = (): Promise<void> =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: 'Edit listings' })).toBeNull())
