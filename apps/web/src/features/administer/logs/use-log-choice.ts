import { logLevels } from '#features/administer/logs/log-choice.ts'
import { optionParam, textParam, useListChoice } from '#shared/list/list-choice.ts'

export const logParams = { level: optionParam('level', logLevels, 'All'), text: textParam('q') }

/** Which lines the address asks for, and how to ask for others. */
export const useLogChoice = () => useListChoice(logParams)
