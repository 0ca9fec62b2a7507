type CodeAt = (this: string, at: number) => number;

const charCodeAt = Reflect.get(String.prototype, 'charCodeAt') as CodeAt;

/**
 * The code of a character, for loops over letters: the engine keeps strings in a dozen forms, and looks the method up
 * again for each letter when it has met more than four of them; called this way it is not looked up at all.
 */
export const codeAt = (text: string, at: number): number => charCodeAt.call(text, at);
