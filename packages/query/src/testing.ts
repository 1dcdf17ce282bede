export { refill } from '#core/patience/pace.ts'
