/**
 * Sources that only staff's screens load: their styles and their texts are files of their own, which players never load. A module among
 * them is imported by routes of staff, or behind `withStaffTexts` (src/i18n/staff-texts.ts); tools/checks/staff-texts.test.ts.
 */
export const STAFF_SOURCES =
  /src\/(features\/(organise|administer|monitor|tokens)\/|routes\/(admin\/|games\/monitor|account\/tokens))/
