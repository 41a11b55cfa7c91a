import type { TranslatedProducts } from "../../types";

/** Sound in Hindi and Marathi, by slug. */
export const soundInOtherWords: TranslatedProducts = {
  "oneplus-bullets-wireless-z2": {
    hi: {
      title: "वनप्लस बुलेट्स वायरलेस Z2 नेकबैंड (काला)",
      description:
        "दिन भर गले में रहता है, गिरने का डर नहीं। चुंबक जुड़ते ही गाना रुक जाता है। एक चार्ज पर तीस घंटे, दस मिनट के चार्ज पर बीस घंटे।",
    },
    mr: {
      title: "वनप्लस बुलेट्स वायरलेस Z2 नेकबँड (काळा)",
      description:
        "दिवसभर गळ्यात राहतो, पडण्याची भीती नाही. चुंबक जुळताच गाणे थांबते. एका चार्जवर तीस तास, दहा मिनिटांच्या चार्जवर वीस तास.",
    },
  },
};
