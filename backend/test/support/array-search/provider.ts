import type { SearchTypes } from "@medusajs/framework/types";
import {
  AbstractSearchProviderService,
  MedusaError,
  ModuleProvider,
  Modules,
} from "@medusajs/framework/utils";
import { answerOf, meets } from "../../../../demo/evaluation/array-index";
import { LateTasks } from "./late-tasks";

type Document = SearchTypes.SearchDocument;

/** What a test does to the provider while the shop uses it. */
export type Weather = {
  isAway: boolean;
  /** How long a write takes after it was accepted. */
  lateMs: number;
  /** How many of the next writes fail after they were accepted. */
  toFail: number;
};

/**
 * A provider of the engine's Search Module that keeps documents in arrays: for the promise that the catalogue needs nothing of
 * PostgreSQL's. It gives exactly what is asked for, and is as strict as other engines are: writes are carried out
 * after they were accepted, a count is exact only where that is said, and facets end where no limit is given.
 */
class ArraySearchProvider extends AbstractSearchProviderService {
  static override identifier = "arrays";
  private readonly indexes = new Map<string, Map<string, Document>>();
  private readonly tasks: LateTasks;

  constructor(
    _container: unknown,
    private readonly weather: Weather,
  ) {
    super();
    this.tasks = new LateTasks(weather);
  }

  override async upsertIndex({ index }: { index: SearchTypes.ResolvedSearchIndexDefinition }) {
    this.checkWeather();
    return this.tasks.enqueue(index.physical_name, () => {
      this.indexes.set(index.physical_name, new Map());
    });
  }

  override async deleteIndex({ index }: { index: string }) {
    this.checkWeather();
    return this.tasks.enqueue(index, () => {
      this.indexes.delete(index);
    });
  }

  override async listIndexes(): Promise<SearchTypes.SearchIndexInfo[]> {
    this.checkWeather();
    return [...this.indexes].map(([name, documents]) => ({
      name,
      provider: ArraySearchProvider.identifier,
      document_count: documents.size,
    }));
  }

  override async upsertDocuments({ index, documents }: { index: string; documents: Document[] }) {
    this.checkWeather();
    // As another process would get them: nothing of the shop's own objects.
    const copies = structuredClone(documents);
    return this.tasks.enqueue(index, () => {
      for (const copy of copies) this.documentsOf(index).set(copy.id, copy);
    });
  }

  override async deleteDocuments({ index, filters }: SearchTypes.SearchDeleteDocumentsInput) {
    this.checkWeather();
    return this.tasks.enqueue(index, () => {
      for (const [id, document] of this.documentsOf(index))
        if (meets(document, filters)) this.documentsOf(index).delete(id);
    });
  }

  override async clearIndex({ index }: { index: string }) {
    this.checkWeather();
    return this.tasks.enqueue(index, () => this.documentsOf(index).clear());
  }

  async waitForTask(task: SearchTypes.SearchTask) {
    return this.tasks.wait(task);
  }

  override async search(query: SearchTypes.ProviderSearchQuery): Promise<SearchTypes.SearchResult> {
    this.checkWeather();
    const { hits, ...rest } = answerOf([...this.documentsOf(query.index.physical_name).values()], query);
    const wanted = query.attributes_to_retrieve;
    return {
      ...rest,
      hits: hits.map(({ id, document }) => ({
        id,
        document: Object.fromEntries(wanted.map((field) => [field, document[field]])),
      })),
    };
  }

  private documentsOf(index: string): Map<string, Document> {
    const documents = this.indexes.get(index);
    if (!documents)
      throw new MedusaError(MedusaError.Types.NOT_FOUND, `There is no index "${index}" in the arrays.`);
    return documents;
  }

  private checkWeather(): void {
    if (this.weather.isAway) throw new Error("The arrays are away.");
  }
}

/** For the list of providers in medusa-config.ts. */
export const arraySearchProvider = (weather: Weather) => ({
  resolve: ModuleProvider(Modules.SEARCH, { services: [ArraySearchProvider] }),
  id: "arrays",
  options: weather,
});
