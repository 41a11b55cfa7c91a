import { ArrayInput, NumberInput, ResourceContextProvider, required, SimpleFormIterator } from "react-admin";
import { WordsInput } from "../shop/words-input";

const stars = { htmlInput: { min: 1, max: 5, step: 0.5 } };

/** Customers' words, in their order. */
export function TestimonialsInput() {
  return (
    // The iterator asks for a resource, which a page of settings is not.
    <ResourceContextProvider value="home-words">
      <ArrayInput source="testimonials" label={false}>
        <SimpleFormIterator fullWidth>
          <WordsInput source="text" label="homePage.said" max={400} isNeeded multiline />
          <WordsInput source="name" label="homePage.customer" max={60} isNeeded />
          <WordsInput source="place" label="homePage.place" max={60} />
          <NumberInput source="stars" label="homePage.stars" validate={required()} slotProps={stars} />
        </SimpleFormIterator>
      </ArrayInput>
    </ResourceContextProvider>
  );
}
