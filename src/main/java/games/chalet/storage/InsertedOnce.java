package games.chalet.storage;

import org.springframework.data.domain.Persistable;

/**
 * An entity that is inserted and never saved again once it was loaded, so that Spring Data need not
 * ask the database whether it is there.
 */
public interface InsertedOnce<T> extends Persistable<T> {

  /** Always true, as it is asked only when one is saved. */
  @Override
  default boolean isNew() {
    return true;
  }
}
