import type {
  CreatePromotionRuleDTO,
  PromotionRuleDTO,
  UpdateCampaignDTO,
  UpdatePromotionDTO,
} from "@medusajs/framework/types";
import { RuleType } from "@medusajs/framework/utils";
import { createWorkflow, parallelize, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import {
  batchPromotionRulesWorkflow,
  updateCampaignsWorkflow,
  updatePromotionsWorkflow,
} from "@medusajs/medusa/core-flows";

/** What becomes of the rules of one kind. */
export type RulesChange = { create: CreatePromotionRuleDTO[]; delete: PromotionRuleDTO["id"][] };

export type CouponChange = {
  promotion: UpdatePromotionDTO;
  /** None for a promotion without a campaign. */
  campaigns: UpdateCampaignDTO[];
  rules: RulesChange;
  targetRules: RulesChange;
};

/**
 * Changes a coupon by the engine's own workflows in one: if a later part fails, the earlier ones are taken back. Its
 * subscribers hear of it as of any change in the engine.
 */
export const changeCouponWorkflow = createWorkflow("change-coupon", (input: CouponChange) => {
  const campaigns = transform(input, ({ campaigns }) => ({ campaignsData: campaigns }));
  updateCampaignsWorkflow.runAsStep({ input: campaigns });
  const promotions = transform(input, ({ promotion }) => ({ promotionsData: [promotion] }));
  updatePromotionsWorkflow.runAsStep({ input: promotions });
  const rules = transform(input, ({ promotion, rules }) => ({
    id: promotion.id,
    rule_type: RuleType.RULES,
    ...rules,
    update: [],
  }));
  const targetRules = transform(input, ({ promotion, targetRules }) => ({
    id: promotion.id,
    rule_type: RuleType.TARGET_RULES,
    ...targetRules,
    update: [],
  }));
  parallelize(
    batchPromotionRulesWorkflow.runAsStep({ input: rules }),
    batchPromotionRulesWorkflow.runAsStep({ input: targetRules }).config({ name: "target-rules" }),
  );
  return new WorkflowResponse(transform(input, ({ promotion }) => promotion.id));
});
