/** What an entry is about, as one text. Things of two types may have the same id, and a type contains no blank. */
export const subjectKey = (type: string, id: string) => `${type} ${id}`
