import type {
  CalculatedShippingOptionPrice,
  CalculateShippingOptionPriceDTO,
  CreateFulfillmentResult,
  FulfillmentOption,
} from "@medusajs/framework/types";
import { AbstractFulfillmentProviderService, MedusaError } from "@medusajs/framework/utils";
import { quoteParcel } from "../../shipping/quote";
import { shippingRules } from "../../shipping/rules-in-force";
import { linesOfEngineCart } from "./engine-cart";

/**
 * Delivery by pincode for the engine: its flows get the price of a cart here, the same rupees as in the shop's own
 * quote; and the shop's own counter, which costs nothing. The shop books the courier itself after the order is confirmed,
 * not here.
 */
export class PincodeDelivery extends AbstractFulfillmentProviderService {
  static override identifier = "pincode";

  override async getFulfillmentOptions(): Promise<FulfillmentOption[]> {
    return [
      { id: "pincode" },
      { id: "counter" },
      { id: "vehicle" },
      { id: "pincode-return", is_return: true },
    ];
  }

  override async validateOption(): Promise<boolean> {
    return true;
  }

  override async validateFulfillmentData(_option: Record<string, unknown>, data: Record<string, unknown>) {
    return data;
  }

  override async canCalculate(): Promise<boolean> {
    return true;
  }

  override async calculatePrice(
    _option: CalculateShippingOptionPriceDTO["optionData"],
    _data: CalculateShippingOptionPriceDTO["data"],
    context: CalculateShippingOptionPriceDTO["context"],
  ): Promise<CalculatedShippingOptionPrice> {
    const pincode = context.shipping_address?.postal_code;
    if (!pincode) throw new MedusaError(MedusaError.Types.INVALID_DATA, "A delivery pincode is needed");
    const parcel = { lines: linesOfEngineCart(context.items ?? []), pincode, at: new Date() };
    const { shippingCharge } = quoteParcel(await shippingRules(), parcel);
    return { calculated_amount: shippingCharge, is_calculated_price_tax_inclusive: true };
  }

  override async createFulfillment(): Promise<CreateFulfillmentResult> {
    return { data: {}, labels: [] };
  }

  override async cancelFulfillment(): Promise<Record<string, unknown>> {
    return {};
  }

  override async createReturnFulfillment(): Promise<CreateFulfillmentResult> {
    return { data: {}, labels: [] };
  }
}
