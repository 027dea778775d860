import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { community, communityId, led, member, memberRights } from '../../../../test/communities.ts'
import { fakeServer, refuse, session } from '../../../../test/fake-server.ts'
import { renderPage } from '../../../../test/render-app.tsx'

const path = `/communities/${communityId}`
const amara = member('Amara')
const all = memberRights({ remove: true, makeLeader: true, makeSuccessor: true, mute: true })

function open(
  given: ReturnType<typeof community>,
  row: ReturnType<typeof member>,
  handlers: Parameters<typeof fakeServer>[0] = {},
) {
  const server = fakeServer({
    'GET /session': () => ({ session: session() }),
    'GET /communities/own': () => ({ communities: [], version: 1 }),
    [`GET ${path}`]: () => given,
    [`GET ${path}/members`]: () => ({
      members: [member('Theo', { role: 'leader' }), row],
      nextCursor: null,
    }),
    ...handlers,
  })
  return { ...renderPage(path, { server }), server }
}
const options = async (): Promise<readonly (string | null)[]> => {
  await userEvent.click(await screen.findByRole('button', { name: '412 members' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Options for Amara' }))
  return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)
}
const choose = (name: string) => userEvent.click(screen.getByRole('menuitem', { name }))
const question = async (name: string) => within(await screen.findByRole('alertdialog', { name }))

it('the leader names a moderator, and is told if there are too many', async () => {
  const row = member('Amara', { can: memberRights({ ...all, makeModerator: true }) })
  const { server } = open(led(), row, {
    [`PUT ${path}/moderators/${amara.person.id}`]: () => refuse('too_many_moderators'),
  })
  expect(await options()).toEqual([
    'Make moderator',
    'Choose as successor',
    'Make leader',
    'Mute',
    'Remove',
  ])
  await choose('Make moderator')
  const asked = await question('Make Amara a moderator?')
  await userEvent.click(asked.getByRole('button', { name: 'Make moderator' }))
  await screen.findAllByText('There are as many moderators as a community can have.')
  server.on(`PUT ${path}/moderators/${amara.person.id}`, () => led({ version: 2 }))
})

it('a moderator mutes for a time that can be chosen', async () => {
  const row = member('Amara', { can: memberRights({ remove: true, mute: true }) })
  const given = community({ membership: 'moderator', can: { moderate: true, leave: true } })
  const { server } = open(given, row, {
    [`PUT ${path}/mutes/${amara.person.id}`]: () => ({ ...given, version: 2 }),
  })
  expect(await options()).toEqual(['Mute', 'Remove'])
  await choose('Mute')
  const asked = await question('Mute Amara?')
  asked.getByRole('button', { name: '1 day', pressed: true })
  await userEvent.click(asked.getByRole('button', { name: '7 days' }))
  await userEvent.click(asked.getByRole('button', { name: 'Mute' }))
  await screen.findAllByText('Amara is muted.')
  expect(server.calls.find(({ route }) => route.includes('/mutes/'))?.body).toEqual({
    lasts: 'week',
  })
})

it('shows who moderates, who is muted and who follows, and takes it back', async () => {
  const row = member('Amara', {
    role: 'moderator',
    mute: { until: null },
    can: memberRights({ ...all, endModerator: true }),
  })
  const given = led({ successor: amara.person, can: { leave: true } })
  open(given, row)
  expect(await options()).toEqual([
    'End as moderator',
    'Take back as successor',
    'Make leader',
    'Lift mute',
    'Remove',
  ])
  for (const words of ['Moderator', 'Successor', 'Muted']) screen.getByText(words)
})

it('the leader with a successor leaves, and is told who leads then', async () => {
  open(led({ successor: amara.person, can: { leave: true } }), amara)
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }))
  const asked = await question('Leave South London Producers?')
  asked.getByText(/Amara will be the leader\. You cannot take that back\./)
})

it('tells somebody who is muted until when, instead of offering a form', async () => {
  const until = new Date(Date.now() + 60 * 60 * 1_000).toISOString()
  const muted = { membership: 'member', mute: { until }, can: { create: false } } as const
  open(community(muted), amara)
  await screen.findByText(/^You can read here, but not write until \d\d:\d\d/)
  expect(screen.queryByRole('button', { name: 'New Post' })).toBeNull()
})
