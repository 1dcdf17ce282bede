/** Whether an operation, as verb and URL, is one of the organizers' or administrators': what is in their answers is loaded with their calls. */
export const isStaffs = (operation: string): boolean => /^\w+ \/api\/(admin|edit)\//.test(operation)
