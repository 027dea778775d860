import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { person, sampleId } from '../../../../test/inside-samples.ts'
import { renderPart } from '../../../../test/render-app.tsx'
import { PersonAvatar, PersonLink } from './person-link.tsx'

const both = (who: ReturnType<typeof person>) => (
  <>
    <PersonAvatar person={who} size={40} />
    <PersonLink person={who} />
    <button type="button">Next</button>
  </>
)

it('links the face and the name to the profile, with one tab stop', async () => {
  const { container } = renderPart(both(person(12, 'Theo Lindqvist', true)))
  const link = await screen.findByRole('link', { name: /^Theo Lindqvist/ })
  const targets = [...container.querySelectorAll('a')].map((one) => one.getAttribute('href'))
  expect(targets).toEqual([`/users/${sampleId(12)}`, `/users/${sampleId(12)}`])
  await userEvent.tab()
  expect(document.activeElement).toBe(link)
  await userEvent.tab()
  expect(document.activeElement?.textContent).toBe('Next')
})

it('has no link for a person whose profile cannot be seen', async () => {
  const gone = { ...person(14, ''), fullName: null, displayName: null, linked: false }
  const { container } = renderPart(both(gone))
  await screen.findByText('Deleted account')
  expect(container.querySelector('a')).toBeNull()
})
