// Made by `npm run generate`. Change its source instead.

/** The props of every component of the registry, by its name. */
export interface ComponentProps {

}
