/** The scale of a brand brings the solver along, so it has an entry point of its own. */
export { BrandScale } from './components/data/brand-scale/brand-scale.tsx'
export { mistakenFor } from './theme/brand.ts'
