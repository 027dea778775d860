import { render } from '@testing-library/react'
import { Bell } from 'lucide-react'
import type { ComponentType, SVGProps } from 'react'
import { expect, it } from 'vitest'
import createLucideIcon from './lean-icon.ts'

function drawn(Icon: ComponentType<SVGProps<SVGSVGElement>>, props: SVGProps<SVGSVGElement>) {
  const svg = render(<Icon {...props} />).container.firstElementChild as Element
  svg.removeAttribute('xmlns')
  svg.classList.remove('lucide', 'lucide-bell')
  const look = svg.getAttributeNames().map((name) => [name, svg.getAttribute(name)])
  return { look: Object.fromEntries(look) as object, parts: svg.innerHTML }
}

const Lean = createLucideIcon({
  node: [
    ['path', { d: 'M10.268 21a2 2 0 0 0 3.464 0', key: '1' }],
    [
      'path',
      {
        d: 'M3.262 15.326A1 1 0 0 0 4 17h16a1 1 0 0 0 .74-1.673C19.41 13.956 18 12.499 18 8A6 6 0 0 0 6 8c0 4.499-1.411 5.956-2.738 7.326',
        key: '2',
      },
    ],
  ],
})

it.each([
  { className: 'size-5' },
  { className: 'size-5', 'aria-hidden': true },
  { className: 'size-5', role: 'img', 'aria-label': 'Verified', strokeWidth: 3 },
] as const)('draws like the component that it replaces in the build: %j', (props) => {
  expect(drawn(Lean, { ...props })).toEqual(drawn(Bell, { ...props }))
})
