export { SecondFactorPage } from './second-factor-page.tsx'
export { SecondFactorPanel } from './second-factor-panel.tsx'
export { SecondFactorWall } from './second-factor-wall.tsx'
